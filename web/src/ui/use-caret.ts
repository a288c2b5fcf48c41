import { useLayoutEffect, useReducer, useRef } from 'react'

/** Places the caret of a masked input after a key: a text that differs from what was typed sends it to its end. */
export const useCaret = () => {
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<number>(undefined)
  const [, render] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (place.current === undefined) return
    input.current?.setSelectionRange(place.current, place.current)
    place.current = undefined
  })
  const moveTo = (caret: number) => {
    place.current = caret
    render()
  }
  return { input, moveTo }
}
