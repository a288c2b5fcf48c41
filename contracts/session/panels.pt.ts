export const panelLabels = {
  admitted: 'O painel foi ligado.',
  changed: 'Painel atualizado.',
  revoked: 'O painel foi desligado.',
  failed: 'Não foi possível ligar o painel.',
  elsewhere: 'As pessoas entram pelo servidor de identidade da empresa: entre no painel com um usuário de lá.',
}
