"""Rates, shipments, labels, tracking and webhooks of a carrier that runs Waypost."""

from ._calls import Page, Pages
from ._client import Waypost
from ._errors import WaypostError
from ._webhooks import sign_webhook, verify_webhook

__all__ = ["Page", "Pages", "Waypost", "WaypostError", "sign_webhook", "verify_webhook"]
