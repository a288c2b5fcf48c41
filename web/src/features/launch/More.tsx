import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'

/** Fields that are seldom needed: shown when asked for, or when one of them says something. */
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
