from __future__ import annotations

import re
from typing import Dict, Iterator, List, NamedTuple, Optional

_END_OF_BLOCK = re.compile("\r\n\r\n|\n\n|\r\r")
# Not splitlines, which also ends a line where a text of the data has U+2028.
_END_OF_LINE = re.compile("\r\n|\n|\r")


class Block(NamedTuple):
    id: Optional[str]
    data: Optional[str]
    """None for a block that has none, such as one that only sets the time to reconnect."""
    retry: Optional[float]
    """In seconds."""


def read_server_sent_events(chunks: Iterator[str]) -> Iterator[Block]:
    """The blocks of a stream (HTML Living Standard, 9.2). Names of events are in their data here."""
    text = ""
    for chunk in chunks:
        *blocks, text = _END_OF_BLOCK.split(text + chunk)
        yield from map(_read_block, blocks)


def _read_block(block: str) -> Block:
    fields: Dict[str, List[str]] = {}
    for line in _END_OF_LINE.split(block):
        name, _, value = line.partition(":")
        fields.setdefault(name, []).append(value.removeprefix(" "))
    data, ids, retry = fields.get("data"), fields.get("id"), fields.get("retry", [""])
    return Block(
        id=ids[-1] if ids else None,
        data=None if data is None else "\n".join(data),
        retry=int(retry[-1]) / 1000 if retry[-1].isdecimal() else None,
    )
