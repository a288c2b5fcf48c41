import { type NeededCategory, neededCategories } from '@embarca/contracts/eligibility/cnh.ts'
import { eligibilityLabels } from '@embarca/contracts/eligibility/labels.pt.ts'
import { ruleCommands, ruleRoutes } from '@embarca/contracts/eligibility/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import './cnh-categories.css'

const { categories: words } = eligibilityLabels
const USUAL = 'USUAL'

/** The licence category that each type of vehicle needs here, the usual one unless an administrator chooses another (CA13). */
export const CnhCategories = () => {
  const client = useQueryClient()
  const { roles } = useSession()
  const rows = useRead(ruleRoutes.categories, {}).data ?? []
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({})
  const save = useCommand(ruleCommands.setCategories, {
    done: async () => {
      await refreshRead(client, ruleRoutes.categories)
      setEdited({})
    },
  })
  const may = allows(ruleCommands.setCategories.may, roles)
  const chosen = rows.map(({ vehicleType, category, usual }) => ({
    ...{ vehicleType, usual },
    value: edited[vehicleType] ?? (category === usual ? USUAL : category),
  }))
  const own = chosen.flatMap(({ vehicleType, value }) => (value === USUAL ? [] : { vehicleType, category: value as NeededCategory }))
  if (rows.length === 0) return null
  return (
    <section className="cnh-categories" aria-label={words.title}>
      <FormSection title={words.title}>
        <div className="c12">
          <FormNote icon="info" tone="quiet">
            {words.about}
          </FormNote>
        </div>
        {chosen.map(({ vehicleType, usual, value }) => (
          <SelectField
            key={vehicleType}
            className="c3"
            label={vehicleLabel(vehicleType) ?? vehicleType}
            disabled={!may}
            options={[
              { value: USUAL, label: words.usual(usual) },
              ...neededCategories.filter((one) => one !== usual).map((one) => ({ value: one as string, label: one })),
            ]}
            value={value}
            onChange={(next) => setEdited((before) => ({ ...before, [vehicleType]: next ?? USUAL }))}
          />
        ))}
        {may && (
          <div className="c12">
            <Button look="primary" pending={save.pending} onClick={() => void save.run({ categories: own })}>
              {words.save}
            </Button>
          </div>
        )}
      </FormSection>
    </section>
  )
}
