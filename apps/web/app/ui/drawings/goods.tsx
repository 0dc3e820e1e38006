import { Accent, type DrawingProps, SmallDrawing } from './line-drawing.tsx';

/** A taped box. */
export function Parcel(props: DrawingProps) {
  return (
    <SmallDrawing from={28} to={94} {...props}>
      <path d="M28 34H78V72H28ZM28 34L44 20H94L78 34M94 20V58L78 72M36 62H48" />
      <Accent d="M53 46V34L69 20" />
    </SmallDrawing>
  );
}

/** Three boxes strapped to a pallet. */
export function Pallet(props: DrawingProps) {
  return (
    <SmallDrawing from={24} to={96} {...props}>
      <path d="M24 63H96M24 72H96M28 63V72M60 63V72M92 63V72M30 39H90V63M30 39V63M60 39V63M40 17H80V39H40Z" />
      <Accent d="M60 17V30M45 39V50M75 39V50" />
    </SmallDrawing>
  );
}

/** A container on the hook of a crane. */
export function Container(props: DrawingProps) {
  return (
    <SmallDrawing from={12} to={108} {...props}>
      <path d="M12 34H108V72H12ZM24 42V64M36 42V64M48 42V64M60 42V64M72 42V64M84 42V64M96 42V64" />
      <Accent d="M12 34L60 15L108 34M60 15V6" />
    </SmallDrawing>
  );
}

/** Shelves with stock on them. */
export function Racking(props: DrawingProps) {
  return (
    <SmallDrawing from={16} to={104} {...props}>
      <path d="M16 10V72M60 10V72M104 10V72M16 31H104M16 51H104M16 71H104M24 31V19H40V31M70 51V37H90V51M24 71V57H38V71M38 71V62H52V71" />
      <Accent d="M72 31V17H94V31M26 51V39H46V51M74 71V60H96V71" />
    </SmallDrawing>
  );
}

/** Papers with a stamp of release. */
export function Papers(props: DrawingProps) {
  return (
    <SmallDrawing from={32} to={94} {...props}>
      <path d="M62 72H32V10H70L86 26V40M70 10V26H86M42 36H66M42 48H60M42 24H56" />
      <Accent d="M66 60A14 14 0 1 0 94 60A14 14 0 1 0 66 60M74 60L79 65L87 55" />
    </SmallDrawing>
  );
}
