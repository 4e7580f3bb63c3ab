"""Stands in for the package aenum, which Debian 12 lacks; what is generated takes no more of it than the standard library has."""

from enum import Enum as Enum

no_arg = object()
