import { FormNote } from './FormNote.tsx'

/** Says in a form that the same thing was saved elsewhere meanwhile, and what became of it. */
export const ConflictBanner = ({ joined }: { readonly joined: boolean }) => (
  <div role="status">
    {joined && (
      <FormNote icon="users">
        Outras mudanças foram salvas enquanto você editava. Elas já estão aqui, junto com as suas: confira e salve de novo.
      </FormNote>
    )}
  </div>
)
