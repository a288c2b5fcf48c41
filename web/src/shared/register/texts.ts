import type { RegisterTexts } from './RegisterPage.tsx'

/** What a list says of things whose noun is masculine, in its usual words. */
export const listTexts = (one: string, many: string): RegisterTexts => ({
  what: many,
  search: `Buscar ${many}`,
  empty: `Nenhum ${one} cadastrado.`,
  notFound: `Nenhum ${one} encontrado.`,
  count: [one, many],
})

/** What a form says of a thing whose noun is masculine; `short` is the noun in sentences. */
export const formTexts = (noun: string, short = noun) => ({
  ...{ add: `Novo ${noun}`, change: `Editar ${noun}` },
  /** The saving shortcut in the help dialog. */
  save: `Salvar ${short}`,
  /** What leaving without saving loses. */
  lost: `O que você mudou neste ${short} será perdido.`,
  failed: `Não foi possível carregar o ${short}.`,
  missing: `Este ${short} não existe mais.`,
})
export type FormTexts = ReturnType<typeof formTexts>
