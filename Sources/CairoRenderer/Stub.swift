import CPango
