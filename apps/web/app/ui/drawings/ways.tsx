import { Accent, type DrawingProps, SmallDrawing } from './line-drawing.tsx';

/** A courier's van. */
export function Van(props: DrawingProps) {
  return (
    <SmallDrawing from={10} to={106} {...props}>
      <path d="M20 64H10V24H70V64M70 34H88L106 50V64H98M80 64H38M88 34V50H106" />
      <path d="M20 64A9 9 0 1 0 38 64A9 9 0 1 0 20 64M80 64A9 9 0 1 0 98 64A9 9 0 1 0 80 64" />
      <Accent d="M20 36H44L50 41L44 46H20" />
    </SmallDrawing>
  );
}

/** A truck with its trailer. */
export function Truck(props: DrawingProps) {
  return (
    <SmallDrawing from={6} to={112} {...props}>
      <path d="M14 65H6V18H78V65H48M32 65H30M78 34H96L112 49V65H108M92 65H78M96 34V49H112" />
      <path d="M14 65A8 8 0 1 0 30 65A8 8 0 1 0 14 65M32 65A8 8 0 1 0 48 65A8 8 0 1 0 32 65M92 65A8 8 0 1 0 108 65A8 8 0 1 0 92 65" />
      <Accent d="M16 30H68M16 40H48" />
    </SmallDrawing>
  );
}

/** An aircraft in level flight. */
export function Plane(props: DrawingProps) {
  return (
    <SmallDrawing from={6} to={112} {...props}>
      <path d="M22 36H88C100 36 109 41 112 47C109 53 100 56 88 56H30C20 56 14 50 14 44L6 16H18L34 36M66 56L50 74H38L48 56M70 36L60 24H50L56 36" />
      <Accent d="M46 46H48M58 46H60M70 46H72M82 46H84M94 44L100 47" />
    </SmallDrawing>
  );
}

/** A loaded container ship. */
export function Ship(props: DrawingProps) {
  return (
    <SmallDrawing from={4} to={112} {...props}>
      <path d="M8 50H112L102 72H22ZM14 50V24H32V50M20 33H26M38 50V38H56V50M56 38H74V50M74 38H92V50M92 42H104" />
      <Accent d="M38 38V26H56V38M56 26H74V38M4 78H10M20 78H34M46 78H60M72 78H86M98 78H112" />
    </SmallDrawing>
  );
}

/** A parcel at a front door. */
export function Doorstep(props: DrawingProps) {
  return (
    <SmallDrawing from={14} to={106} {...props}>
      <path d="M36 72V10H72V72M14 72H106M44 18H64V40H44ZM64 50V54" />
      <Accent d="M80 72V54H102V72M91 54V62" />
    </SmallDrawing>
  );
}

/** A shop with its awning. */
export function Shop(props: DrawingProps) {
  return (
    <SmallDrawing from={18} to={102} {...props}>
      <path d="M24 40V72H96V40M64 72V50H84V72M34 50H54V62H34Z" />
      <Accent d="M28 14H92L102 32C102 38 96 40 93 40C89 40 84 38 84 32C84 38 78 40 76 40C72 40 68 38 68 32C68 38 63 40 60 40C57 40 52 38 52 32C52 38 48 40 44 40C42 40 36 38 36 32C36 38 31 40 27 40C24 40 18 38 18 32ZM18 32H102" />
    </SmallDrawing>
  );
}

/** A signpost with a board for either way. */
export function Signpost(props: DrawingProps) {
  return (
    <SmallDrawing from={16} to={104} {...props}>
      <path d="M58 72V10M64 10V72M58 34H28L16 43L28 52H58M58 10H64M44 72H78" />
      <Accent d="M64 16H92L104 25L92 34H64" />
    </SmallDrawing>
  );
}
