import { type CallPanelDevice, PANEL_CODE } from '@embarca/contracts/session/panels.ts'

/** A TV as form text; the code only while it is admitted. */
export type PanelText = { readonly userCode: string; readonly name: string; readonly gateIds: readonly string[] }

export const panelText = ({ name, gateIds }: CallPanelDevice): PanelText => ({ userCode: '', name, gateIds })
const fields = ({ name, gateIds }: PanelText) => ({ name: name.trim(), gateIds: [...gateIds] })
const nameErrors = ({ name }: PanelText) => (name.trim() ? {} : { name: 'Informe o nome do painel.' })

export const panelForms = {
  change: { input: fields, errors: nameErrors },
  admit: {
    input: (text: PanelText) => ({ ...fields(text), userCode: text.userCode.trim().toUpperCase() }),
    errors: (text: PanelText): Readonly<Record<string, string>> => ({
      ...(!new RegExp(PANEL_CODE).test(text.userCode) && { userCode: 'Escreva as oito letras que a TV mostra.' }),
      ...nameErrors(text),
    }),
  },
}
