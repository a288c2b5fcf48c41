// PrimeReact has no field to draw in.
import { type PointerEvent, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import './signature-pad.css'

const [WIDTH, HEIGHT] = [900, 340]
const INK = '#14213d'

type Props = { readonly label: string; readonly pending: boolean; readonly onSign: (drawn: Blob) => unknown }

/** A signature drawn with a finger, a pen or the mouse; dark ink on white, whatever the theme. */
export const SignaturePad = ({ label, pending, onSign }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const pen = () => {
    const found = canvas.current?.getContext('2d')
    return found && Object.assign(found, { lineWidth: 5, lineCap: 'round', lineJoin: 'round', strokeStyle: INK })
  }
  const at = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): readonly [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [((clientX - left) / width) * WIDTH, ((clientY - top) / height) * HEIGHT]
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const drawing = pen()
    drawing?.beginPath()
    drawing?.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const drawing = pen()
    drawing?.lineTo(...at(event))
    drawing?.stroke()
    setDrawn(true)
  }
  const clear = () => {
    pen()?.clearRect(0, 0, WIDTH, HEIGHT)
    setDrawn(false)
  }
  /** On white: the drawing itself is transparent. */
  const sign = () => {
    const drawing = pen()
    if (!drawing || !canvas.current) return
    drawing.globalCompositeOperation = 'destination-over'
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, WIDTH, HEIGHT)
    drawing.globalCompositeOperation = 'source-over'
    canvas.current.toBlob((drawn) => drawn && onSign(drawn), 'image/png')
  }
  return (
    <div className="signature-pad">
      <canvas ref={canvas} width={WIDTH} height={HEIGHT} role="img" aria-label={label} onPointerDown={begin} onPointerMove={draw} />
      <div className="signature-tools">
        <Button size="gate" look="quiet" disabled={!isDrawn} onClick={clear}>
          Limpar
        </Button>
        <Button size="gate" look="primary" disabled={!isDrawn} pending={pending} onClick={sign}>
          Usar assinatura
        </Button>
      </div>
    </div>
  )
}
