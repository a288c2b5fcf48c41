import { encode } from 'uqr'

/** A link as a QR code, black on white in both themes: cameras expect it so. */
export const QrCode = ({ link, label }: { readonly link: string; readonly label: string }) => {
  const { data, size } = encode(link)
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
