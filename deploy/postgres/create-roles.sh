#!/bin/sh
# Runs once, when the postgres image of compose.yaml makes its data folder. Development passwords.
set -eu
psql -X --username postgres --dbname postgres \
  -v owner_password=waypost -v api_password=waypost \
  -v worker_password=waypost -v readonly_password=waypost \
  -f /etc/waypost/roles.sql
