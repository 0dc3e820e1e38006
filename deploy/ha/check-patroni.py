"""Ends with an error unless this Python has Patroni 4.1 or newer. Before every start of a node."""
import sys
from importlib.metadata import version

found = version("patroni")
if tuple(int(part) for part in found.split(".")[:2]) < (4, 1):
    sys.exit(f"Patroni {found} must not run Waypost's database: 3.0.2 lost 6,200 acknowledged scans. Needed: 4.1.")
