import { shipperCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { refreshRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { useFormErrors } from '../../base/use-form-errors.ts'
import { useRereadSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConflictBanner } from '../../ui/ConflictBanner.tsx'
import { LeaveConfirm } from '../../ui/LeaveConfirm.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { type ConfigText, configErrors, configFields } from './config-text.ts'
import { ToggleList } from './ToggleList.tsx'
import { WorkingHours } from './WorkingHours.tsx'

/** The settings of the whole company, saved together; the menus follow at once. */
export const ConfigForm = ({ stored }: { readonly stored: StoredForm<ConfigText> }) => {
  const client = useQueryClient()
  const reread = useRereadSession()
  const { text: config, start: saved, joined, over, refreshOnConflict, change, undo } = useEditing(stored, referenceRoutes.configs)
  const unsaved = useRef(false)
  unsaved.current = JSON.stringify(config) !== JSON.stringify(saved)
  const keep = useCommand(shipperCommands.saveConfigs, {
    done: () => Promise.all([refreshRead(client, referenceRoutes.configs), reread()]),
    failed: refreshOnConflict,
  })
  const { shown, validate: pass } = useFormErrors(configErrors(config))
  const save = () => {
    if (pass()) void keep.run(configFields(config), over)
  }
  useShortcut({ keys: 'mod+Enter', label: 'Salvar configurações', group: 'Configurações', run: save })
  const busy = keep.pending
  return (
    <main className="configs">
      <h1>Configurações</h1>
      <ConflictBanner joined={joined} />
      <section aria-labelledby="hiring">
        <h2 id="hiring">Contratação e documentos</h2>
        <div className="form-grid">
          <MoneyField
            className="c4"
            label="Aprovar contratações acima de"
            hint={config.approvalAbove === undefined ? 'Em branco, nenhuma precisa de aprovação.' : 'Acima deste valor, alguém aprova.'}
            placeholder="Sem limite"
            value={config.approvalAbove}
            onChange={(approvalAbove) => change({ approvalAbove })}
          />
          <TextField
            className="c4"
            label="Avisar documentos a vencer"
            suffix="dias antes"
            inputMode="numeric"
            value={config.documentExpiryDays}
            onChange={(text) => change({ documentExpiryDays: text.replace(/\D/g, '').slice(0, 3) })}
            error={shown['documentExpiryDays']}
          />
          <TextField
            className="c4"
            label="Integração do motorista vale por"
            hint={config.integrationDays ? 'Contados da data da integração.' : 'Em branco, a integração não vence.'}
            suffix="dias"
            inputMode="numeric"
            value={config.integrationDays}
            onChange={(text) => change({ integrationDays: text.replace(/\D/g, '').slice(0, 4) })}
            error={shown['integrationDays']}
          />
          {(['priceWarnPercent', 'priceConfirmPercent'] as const).map((field) => (
            <TextField
              key={field}
              className="c4"
              label={field === 'priceWarnPercent' ? 'Avisar preço fora da mediana' : 'Pedir que digite o preço de novo'}
              hint={
                field === 'priceWarnPercent'
                  ? 'Distância da mediana da rota, acima ou abaixo.'
                  : 'Acima da mediana; abaixo, na mesma proporção: 100 % são o dobro ou a metade.'
              }
              suffix="%"
              inputMode="numeric"
              value={config[field]}
              onChange={(text) => change({ [field]: text.replace(/\D/g, '').slice(0, 4) })}
              error={shown[field]}
            />
          ))}
          <Checkbox className="c4" checked={config.lotByBurden} onChange={(lotByBurden) => change({ lotByBurden })}>
            Lote por carga: quantidades em caminhões
          </Checkbox>
        </div>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">Horário de trabalho</h2>
        <WorkingHours config={config} onChange={change} errors={shown} disabled={busy} />
      </section>
      <section aria-labelledby="modules">
        <h2 id="modules">Módulos</h2>
        <ToggleList
          toggles={config.toggles}
          disabled={busy}
          onChange={(toggle, on) => change({ toggles: { ...config.toggles, [toggle]: on } })}
        />
      </section>
      <div className="go">
        <p role="status">{unsaved.current ? 'Há mudanças que ainda não foram salvas.' : 'Tudo salvo.'}</p>
        <Button disabled={!unsaved.current} onClick={undo}>
          Desfazer
        </Button>
        <Button look="primary" pending={busy} disabled={!unsaved.current} onClick={save}>
          Salvar
        </Button>
      </div>
      <LeaveConfirm isUnsaved={() => unsaved.current} text="As mudanças nas configurações serão perdidas." />
    </main>
  )
}
