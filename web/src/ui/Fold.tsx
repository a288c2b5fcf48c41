import { Accordion, AccordionTab } from 'primereact/accordion'
import type { ReactNode } from 'react'
import '../theme/prime/folds.css'

/** No landmark: a page may have many folds. */
const PLAIN = { toggleableContent: { role: 'group' } }

/** A part that is closed until its title is pressed. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Accordion>
    <AccordionTab header={title} pt={PLAIN}>
      {children}
    </AccordionTab>
  </Accordion>
)
