"""What check_publish is made of: evidence (what ran, which addresses are known), reply (what is said), and their tables."""
