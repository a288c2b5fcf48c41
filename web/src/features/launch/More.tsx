import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Rarely needed fields: shown on request, or when one of them is filled. */
export const More = ({ label, filled, children }: { readonly label: string; readonly filled: boolean; readonly children: ReactNode }) => {
  const [open, setOpen] = useState(filled)
  if (filled && !open) setOpen(true)
  return (
    <>
      {!filled && (
        <Button look="quiet" icon={open ? 'up' : 'down'} className="more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {label}
        </Button>
      )}
      {open && <div className="form-grid">{children}</div>}
    </>
  )
}
