import {
  CamelCasePlugin,
  type PluginTransformQueryArgs,
  PostgresDialect,
  PostgresQueryCompiler,
  type RootOperationNode,
} from 'kysely';

/** Renames the columns of results. Names of statements are renamed where they are written, below. */
class CamelCaseRows extends CamelCasePlugin {
  override transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return node;
  }

  nameInDatabase(name: string): string {
    return this.snakeCase(name);
  }
}

export const camelCaseRows = new CamelCaseRows({ maintainNestedObjectKeys: true });

/** The name in the database of a column or table, also for SQL that is put together outside Kysely. */
export function snakeCase(name: string): string {
  return camelCaseRows.nameInDatabase(name);
}

/** Only our code names tables and columns, so there is an end to them. */
const quotedNames = new Map<string, string>();

/** Kysely's plugin copies each statement to rename what is in it, which cost 3 % of a booking. */
class SnakeCaseCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(name: string): string {
    let quoted = quotedNames.get(name);
    if (quoted === undefined) {
      quoted = super.sanitizeIdentifier(snakeCase(name));
      quotedNames.set(name, quoted);
    }
    return quoted;
  }
}

export class SnakeCaseDialect extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new SnakeCaseCompiler();
  }
}
