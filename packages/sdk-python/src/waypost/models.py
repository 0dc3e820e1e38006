"""The shapes of requests and answers, as dictionaries. For annotations."""

from .generated.models import *
