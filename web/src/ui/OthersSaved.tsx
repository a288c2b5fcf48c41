import { Icon } from './Icon.tsx'
import './others-saved.css'

/** Says in a form that somebody else saved the same thing meanwhile, and what became of it. */
export const OthersSaved = ({ joined }: { readonly joined: boolean }) => (
  <div role="status">
    {joined && (
      <p className="others-saved">
        <Icon name="users" size={14} />
        Outra pessoa salvou mudanças enquanto você editava. Elas já estão aqui, junto com as suas: confira e salve de novo.
      </p>
    )}
  </div>
)
