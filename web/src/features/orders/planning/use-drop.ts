import { type DragEvent, useState } from 'react'

/** A place where something may be dropped: whether it is over it now, and the handlers of the element. `accepts`: what is carried may be dropped here. */
export const useDrop = (accepts: boolean, onDrop: () => void) => {
  const [isOver, setOver] = useState(false)
  return {
    isOver: isOver && accepts,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!accepts) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        if (accepts) onDrop()
      },
    },
  }
}
