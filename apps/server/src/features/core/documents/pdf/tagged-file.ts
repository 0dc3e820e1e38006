import PdfKit from 'pdfkit';
import type { Tag } from './tag.ts';

type Element = PDFKit.PDFStructureElement;
/** Left, top, right and bottom, in points from the top left corner of the page. */
export type Bounds = [number, number, number, number];
type Info = { title: string; author: string; language: string };

/** A PDF file with a structure tree, into which layouts are drawn one after the other. */
export class TaggedFile extends PdfKit {
  readonly #root: Element;
  readonly #elements = new Map<Tag, Element>();
  #link: Element | undefined;

  constructor({ title, author, language }: Info) {
    super({
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      autoFirstPage: false,
      info: { Title: title, Author: author, Creator: 'Waypost', Producer: 'Waypost' },
    });
    this.#root = this.struct('Document');
    this.addStructure(this.#root);
  }

  /** The element at the end of a path of tags; all of them are made when they are first needed. */
  element(path: readonly Tag[], bounds?: Bounds): Element {
    let parent = this.#root;
    for (const tag of path) {
      let element = this.#elements.get(tag);
      if (element === undefined) {
        const { role, ...options } = tag;
        element = this.struct(role, { ...options, ...(role === 'Figure' && { bbox: bounds }) });
        parent.add(element);
        this.#elements.set(tag, element);
      }
      parent = element;
    }
    return parent;
  }

  /** What is drawn until `endMarkedContent` is content of this element. */
  open(path: readonly Tag[], bounds?: Bounds): void {
    const element = this.element(path, bounds);
    element.add(this.markStructureContent(path.at(-1)?.role ?? 'P'));
  }

  /** Links drawn until `closeLink` belong to this element. */
  openLink(path: readonly Tag[]): void {
    this.#link = this.element(path);
  }

  closeLink(): void {
    // pdfkit notes the page of a link when its element ends
    this.#link?.end();
    this.#link = undefined;
  }

  override link(x: number, y: number, width: number, height: number, url: string): this {
    // to pdfkit a String is text and a string is a name
    const options = { structParent: this.#link, Contents: new String(url) };
    return super.link(x, y, width, height, url, options as object);
  }

  /** Called after every layout that was drawn. */
  override end(): void {}

  finish(): void {
    super.end();
  }

  /** pdfkit puts the info into XML as it is. The info dictionary has been written by now. */
  override endMetadata(): void {
    for (const [key, value] of Object.entries(this.info)) {
      if (typeof value === 'string') this.info[key as 'Title'] = escapeXml(value);
    }
    this.appendXML(CONFORMANCE);
    super.endMetadata();
  }
}

/**
 * To PDF/UA-1. pdfkit writes the same for the subset PDF/UA, but then also a list of the glyphs of each font
 * which is incomplete where letters are made of others, and so does not conform.
 */
const CONFORMANCE = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
