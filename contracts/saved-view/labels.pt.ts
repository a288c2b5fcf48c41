export const savedViewRefusals = ['VIEW_UNKNOWN', 'VIEW_NOT_YOURS', 'VIEW_NOT_SHARED'] as const
export type SavedViewRefusal = (typeof savedViewRefusals)[number]

export const savedViewLabels = {
  saved: 'Visão salva com sucesso.',
  changed: 'Visão alterada com sucesso.',
  removed: 'Visão excluída com sucesso.',
  chosen: 'Visão padrão definida com sucesso.',
  failed: 'Não foi possível concluir a ação',
  refusal: {
    VIEW_UNKNOWN: 'Esta visão não existe mais.',
    VIEW_NOT_YOURS: 'Somente quem criou a visão ou um administrador pode alterá-la.',
    VIEW_NOT_SHARED: 'Somente uma visão compartilhada pode ser a visão padrão.',
  } satisfies Record<SavedViewRefusal, string>,
}
