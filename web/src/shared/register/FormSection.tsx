import type { ReactNode } from 'react'
import '../../ui/form-grid.css'

/** Fields in a grid of twelve columns, under a title. */
export const FormSection = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <>
    {title && <h2>{title}</h2>}
    <div className="form-grid">{children}</div>
  </>
)
