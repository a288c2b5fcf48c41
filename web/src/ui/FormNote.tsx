import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { icons } from './icons.ts'
import './form-note.css'

type Props = { readonly icon: keyof typeof icons; readonly tone?: 'warn' | 'danger' | 'quiet'; readonly children: ReactNode }

/** A sentence above the fields, about the whole form; with a tone, about what stands beside it. */
export const FormNote = ({ icon, tone, children }: Props) => (
  <div className={tone ? `form-note toned ${tone}` : 'form-note'}>
    <Icon name={icon} size={14} />
    <div>{children}</div>
  </div>
)
