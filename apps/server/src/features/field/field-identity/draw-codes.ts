import { toSVG } from 'bwip-js/node';

export function drawQr(text: string): string {
  return toSVG({ bcid: 'qrcode', text, scale: 4 });
}

type DrawnCode = { code: string; code128Svg: string; qrSvg: string };

/** Code 128 for hardware scanners, QR for cameras. */
export function drawCodes(code: string): DrawnCode {
  const code128Svg = toSVG({ bcid: 'code128', text: code, scale: 2, height: 12 });
  return { code, code128Svg, qrSvg: drawQr(code) };
}
