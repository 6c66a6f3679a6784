"""Research: deals in batches, and bidding learned by self-play. Needs the extra ``train``."""
