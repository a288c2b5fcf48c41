import { Icon } from './Icon.tsx'
import './others-saved.css'

/** Says in a form that the same thing was saved elsewhere meanwhile, and what became of it. */
export const OthersSaved = ({ joined }: { readonly joined: boolean }) => (
  <div role="status">
    {joined && (
      <p className="others-saved">
        <Icon name="users" size={14} />
        Outras mudanças foram salvas enquanto você editava. Elas já estão aqui, junto com as suas: confira e salve de novo.
      </p>
    )}
  </div>
)
