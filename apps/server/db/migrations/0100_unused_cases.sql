-- Nothing reads or writes it since party_cases and desk_items took its place.
-- squawk-ignore ban-drop-table
DROP TABLE cases;
