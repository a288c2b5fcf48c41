import { dateMask } from '../../base/masks.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { MOST_COPIES } from './check-copies.ts'
import { paths } from './paths.ts'
import type { LaunchFormState } from './use-launch.ts'

/** Copies of the load on other days, collected and delivered at 08:00. */
export const CopiesFields = ({ form }: { readonly form: LaunchFormState }) => {
  const { text, change, shown, touch } = form
  const line = (field: 'copies' | 'copyCollect' | 'copyDeliver' | 'copyCode', label: string, hint: string) => (
    <TextField
      className="c3"
      label={label}
      required={field !== 'copyCode'}
      hint={hint}
      {...((field === 'copyCollect' || field === 'copyDeliver') && { mask: dateMask, placeholder: 'dd/mm/aaaa' })}
      {...(field === 'copyCode' && { maxLength: 36 })}
      value={field === 'copyCollect' || field === 'copyDeliver' ? dateMask.show(text[field]) : text[field]}
      onChange={(value) =>
        change({
          [field]:
            field === 'copies' ? value.replace(/\D/g, '').slice(0, 2) : field === 'copyCode' ? value.toUpperCase() : dateMask.show(value),
        })
      }
      onBlur={() => touch(paths[field])}
      error={shown(paths[field])}
    />
  )
  return (
    <div className="form-grid">
      <Checkbox className="c12" checked={text.replicated} onChange={(replicated) => change({ replicated })}>
        Replicar esta carga em outra data
      </Checkbox>
      {text.replicated && (
        <>
          {line('copies', 'Quantas', `Até ${MOST_COPIES}, além desta.`)}
          {line('copyCollect', 'Coleta em', 'Sempre às 08:00.')}
          {line('copyDeliver', 'Entrega em', 'Sempre às 08:00.')}
          {line('copyCode', 'Código das réplicas', 'Em branco, segue o desta: -2, -3…')}
        </>
      )}
    </div>
  )
}
