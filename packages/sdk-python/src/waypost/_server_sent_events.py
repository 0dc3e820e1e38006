from __future__ import annotations

from typing import Dict, Iterator, List, NamedTuple, Optional


class Block(NamedTuple):
    id: Optional[str]
    data: Optional[str]
    """None for a block that has none, such as one that only sets the time to reconnect."""
    retry: Optional[float]
    """In seconds."""


def read_server_sent_events(lines: Iterator[str]) -> Iterator[Block]:
    """The blocks of a stream (HTML Living Standard, 9.2). Names of events are in their data here."""
    fields: Dict[str, List[str]] = {}
    for line in lines:
        if line != "":
            name, _, value = line.partition(":")
            fields.setdefault(name, []).append(value.removeprefix(" "))
            continue
        data, ids, retry = fields.get("data"), fields.get("id", [None]), fields.get("retry", [""])
        yield Block(
            id=ids[-1],
            data=None if data is None else "\n".join(data),
            retry=int(retry[-1]) / 1000 if retry[-1].isdecimal() else None,
        )
        fields = {}
