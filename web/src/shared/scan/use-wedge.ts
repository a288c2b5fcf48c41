import { useEffect, useRef } from 'react'
import { createWedge } from './wedge.ts'

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** Sets the value of a field that React controls. */
const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
/** What the scanner typed into the field in focus is taken out of it. */
const takeOut = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const at = field.value.toLocaleLowerCase().lastIndexOf(text.toLocaleLowerCase())
  if (at >= 0) write(field, field.value.slice(0, at) + field.value.slice(at + text.length))
}

/** Calls with what a keyboard-wedge scanner read, wherever the focus is. */
export const useWedge = (onScan: (text: string) => void) => {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    const wedge = createWedge()
    const onKey = (event: KeyboardEvent) => {
      const text = wedge.press(event.key, event.timeStamp)
      if (text === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (isField(event.target)) takeOut(event.target, text)
      latest.current(text)
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
