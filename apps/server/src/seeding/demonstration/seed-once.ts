import { AlreadySeeded, seedDatabase } from '../seed-database.ts';

/** Nothing when it is there already. */
export async function seedOnce(...given: Parameters<typeof seedDatabase>): Promise<void> {
  try {
    await seedDatabase(...given);
  } catch (error) {
    if (!(error instanceof AlreadySeeded)) throw error;
  }
}
