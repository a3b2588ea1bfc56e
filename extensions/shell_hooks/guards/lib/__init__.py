"""What several of the example scripts share."""
