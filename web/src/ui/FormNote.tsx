import { Icon } from './Icon.tsx'
import type { icons } from './icons.ts'
import './form-note.css'

/** A sentence above the fields, about the whole form. */
export const FormNote = ({ icon, children }: { readonly icon: keyof typeof icons; readonly children: string }) => (
  <p className="form-note">
    <Icon name={icon} size={14} />
    {children}
  </p>
)
