import { bytes } from '../../base/texts.ts'
import { IconButton } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { iconOf } from '../../ui/uploads.ts'
import { useAttaching } from './use-attaching.ts'
import type { LaunchFormState } from './use-launch.ts'

/** Files that go with the load. */
export const Attachments = ({ form }: { readonly form: LaunchFormState }) => {
  const { attachments } = form.text
  const { sending, attach, detach } = useAttaching(form)
  return (
    <div className={attachments.length + sending.length > 0 ? 'attachments some' : 'attachments'}>
      <FileDrop label="Anexar arquivos" files={[]} onChange={attach} error={form.shown('attachments')} />
      <ul className="file-list">
        {attachments.map(({ fileId, name, size }) => (
          <li key={fileId}>
            <Icon name={iconOf(name)} />
            <span className="cut">{name}</span>
            {size > 0 && <small className="num">{bytes(size)}</small>}
            <IconButton icon="trash" label={`Remover ${name}`} onClick={() => detach(fileId)} />
          </li>
        ))}
        {sending.map(({ name, lastModified }) => (
          <li key={`${name}-${lastModified}`} aria-busy="true">
            <Spinner />
            <span className="cut">{name}</span>
            <small>enviando…</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
