"""Prints the table of all rows that were played."""

import rows


def pytest_terminal_summary(terminalreporter):
    if rows.OUTCOMES:
        terminalreporter.write_line(rows.write_table())
