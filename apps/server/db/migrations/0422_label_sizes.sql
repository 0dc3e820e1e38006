-- Labels are printed at 4 by 6 inches or at A6. All labels of a file have one size.
ALTER TABLE label_batches ADD COLUMN size text NOT NULL DEFAULT '4x6';

ALTER TABLE program_batches ADD COLUMN label_size text NOT NULL DEFAULT '4x6';
