import { Message } from 'primereact/message'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { icons } from './icons.ts'
import '../theme/prime/messages.css'

type Props = { readonly icon: keyof typeof icons; readonly tone?: 'warn' | 'danger' | 'quiet'; readonly children: ReactNode }

/** PrimeReact's message interrupts screen readers wherever it stands; a note that appears later has a live region of its own around it. */
const SILENT = { role: undefined, 'aria-live': undefined, 'aria-atomic': undefined }

/** A sentence above the fields, about the whole form; with a tone, about what stands beside it. */
export const FormNote = ({ icon, tone, children }: Props) => (
  <Message
    className={tone ? `toned ${tone}` : ''}
    pt={{ root: SILENT }}
    content={
      <>
        <Icon name={icon} size={14} />
        <div>{children}</div>
      </>
    }
  />
)
