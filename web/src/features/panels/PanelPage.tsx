import { gateRoutes } from '@embarca/contracts/gate/read-routes.ts'
import { LONGEST_PANEL_NAME, panelRoutes, panelServed } from '@embarca/contracts/session/panels.ts'
import { useRead } from '../../base/queries.ts'
import { RegisterForm } from '../../shared/register/RegisterForm.tsx'
import { RegisterItem } from '../../shared/register/RegisterItem.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { FormPageWaiting } from '../../ui/FormPage.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { panelForms, panelText } from './panel-text.ts'

const texts = { ...formTexts('painel'), add: 'Ligar painel' }
const spec = { add: panelServed.admit, change: panelRoutes.change, query: panelRoutes.panels, lists: [panelRoutes.panels] }

type Props = { readonly id: string | undefined; readonly code: string | undefined }

/** A new TV, by the code that it shows; or the one with this id. */
export const PanelPage = ({ id, code }: Props) => {
  const panels = useRead(panelRoutes.panels, {}, { enabled: id !== undefined })
  const gates = useRead(gateRoutes.gates, {})
  const known = panels.data?.find((one) => one.id === id)
  const isNew = id === undefined
  return (
    <RegisterItem
      {...{ id, read: panels, item: known && { ...known, revision: 0 }, textOf: panelText }}
      blank={{ userCode: code ?? '', name: '', gateIds: [] }}
      {...texts}
      waiting={<FormPageWaiting />}
    >
      {({ text }) => (
        <RegisterForm
          form={{ ...spec, ...(isNew ? panelForms.admit : panelForms.change) }}
          list={{ to: '/settings/panels', title: 'Painéis de chamada' }}
          stored={{ text }}
          {...{ texts, id }}
        >
          {(form) => (
            <div className="form-grid">
              {isNew && (
                <TextField
                  className="c4"
                  label="Código"
                  hint="As oito letras que a TV mostra em /tv."
                  required
                  autoFocus={!code}
                  maxLength={12}
                  autoComplete="off"
                  autoCapitalize="characters"
                  {...form.field('userCode')}
                />
              )}
              <TextField
                className="c8"
                label="Nome"
                hint="Onde a TV fica: ‘Pátio’, ‘Sala dos motoristas’."
                required
                autoFocus={!isNew || Boolean(code)}
                maxLength={LONGEST_PANEL_NAME}
                {...form.field('name')}
              />
              <MultiSelectField
                className="c12"
                label="Portarias"
                all="Todas"
                options={(gates.data ?? []).map(({ id: value, name: label }) => ({ value, label }))}
                value={form.text.gateIds.length === 0 ? undefined : form.text.gateIds}
                error={form.errors['gateIds']}
                onChange={(gateIds = []) => form.change({ gateIds })}
              />
            </div>
          )}
        </RegisterForm>
      )}
    </RegisterItem>
  )
}
