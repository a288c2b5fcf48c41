import { message } from '../base/feedback.ts'
import { Button } from './Button.tsx'
import { TextField } from './TextField.tsx'
import './link-field.css'

const copy = async (link: string) => {
  // The clipboard needs HTTPS and the user's permission.
  try {
    await navigator.clipboard.writeText(link)
    message('success', 'Link copiado.')
  } catch {
    message('warning', 'Não foi possível copiar. Selecione o link e copie.')
  }
}

/** A link to copy. */
export const LinkField = ({ link, hint }: { readonly link: string; readonly hint: string }) => (
  <div className="link-field">
    <TextField label="Link" readOnly value={link} onChange={() => {}} hint={hint} onFocus={({ target }) => target.select()} />
    <Button icon="copy" onClick={() => void copy(link)}>
      Copiar
    </Button>
  </div>
)
