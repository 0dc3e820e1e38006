import { registerHooks } from 'node:module';
import ts from 'typescript';

const CONTRACT = new URL('../../../../../packages/contract/src/', import.meta.url).href;
const DESCRIBE = new URL('describe-schema.ts', import.meta.url).href;

/**
 * From now on modules of the contract are loaded with their doc comments as descriptions of their schemas.
 * The comments stay the only place of these texts, and no browser downloads them.
 */
export function loadDocComments(): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const { source } = loaded;
      if (!url.startsWith(CONTRACT) || !source) return loaded;
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      return { ...loaded, source: withDescriptions(text) };
    },
  });
}

/** Wraps what has a doc comment: `key: schema` and `const Name = schema`. */
function withDescriptions(source: string): string {
  const file = ts.createSourceFile('contract.ts', source, ts.ScriptTarget.Latest, true);
  const insertions: { at: number; text: string }[] = [];
  const wrap = (wrapper: string, value: ts.Expression, commented: ts.Node) => {
    const comment = ts.getJSDocCommentsAndTags(commented).find(ts.isJSDoc);
    const text = ts.getTextOfJSDocComment(comment?.comment)?.replaceAll(/\s*\n\s*/g, ' ');
    if (text === undefined) return;
    insertions.push({ at: value.getStart(), text: `${wrapper}(` });
    insertions.push({ at: value.getEnd(), text: `, ${JSON.stringify(text)})` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) wrap('describeField', node.initializer, node);
    if (ts.isVariableStatement(node)) {
      const value = node.declarationList.declarations[0]?.initializer;
      if (value !== undefined) wrap('describeNamed', value, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  let text = source;
  // from the end, so that earlier positions stay true; of two at one place the inner one comes first
  for (const { at, text: inserted } of insertions.toSorted((a, b) => b.at - a.at)) {
    text = text.slice(0, at) + inserted + text.slice(at);
  }
  return `import { describeField, describeNamed } from ${JSON.stringify(DESCRIBE)}; ${text}`;
}
