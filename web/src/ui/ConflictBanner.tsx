import { FormNote } from './FormNote.tsx'

/** Shown in a form when the item was saved elsewhere meanwhile; `joined` says whether those changes were merged in. */
export const ConflictBanner = ({ joined }: { readonly joined: boolean }) => (
  <div role="status">
    {joined && (
      <FormNote icon="users">
        Outras mudanças foram salvas enquanto você editava. Elas já estão aqui, junto com as suas: confira e salve de novo.
      </FormNote>
    )}
  </div>
)
