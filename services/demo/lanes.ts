/** Road distances between cities in kilometres, as route planners give them; one way. */
type Lane = {
  readonly from: string
  readonly to: string
  readonly km: number /** Stops after `to`, in driving order, with the kilometres from the origin. */
  readonly then?: readonly { readonly to: string; readonly km: number }[]
}

export const demoLanes: readonly Lane[] = [
  { from: 'cajamar', to: 'curitiba', km: 432 },
  { from: 'cajamar', to: 'rio', km: 459 },
  {
    from: 'cajamar',
    to: 'ribeirao',
    km: 282,
    then: [
      { to: 'uberaba', km: 457 },
      { to: 'uberlandia', km: 562 },
    ],
  },
  { from: 'cajamar', to: 'porto-alegre', km: 1163 },
  { from: 'cajamar', to: 'recife', km: 2673 },
  { from: 'cajamar', to: 'goiania', km: 890, then: [{ to: 'brasilia', km: 1098 }] },
  { from: 'guarulhos', to: 'rio', km: 421 },
  { from: 'guarulhos', to: 'salvador', km: 1967 },
  { from: 'guarulhos', to: 'fortaleza', km: 2970 },
  { from: 'paulinia', to: 'goiania', km: 818 },
  { from: 'paulinia', to: 'uberaba', km: 380 },
  { from: 'paulinia', to: 'campo-grande', km: 926 },
  { from: 'barra-bonita', to: 'santos', km: 363 },
  { from: 'barra-bonita', to: 'paranagua', km: 642 },
  { from: 'pradopolis', to: 'extrema', km: 346 },
  { from: 'pradopolis', to: 'santos', km: 404 },
  { from: 'betim', to: 'salvador', km: 1398 },
  { from: 'betim', to: 'guarulhos', km: 546 },
  { from: 'betim', to: 'extrema', km: 452 },
  { from: 'betim', to: 'rio', km: 461, then: [{ to: 'serra', km: 983 }] },
  { from: 'betim', to: 'brasilia', km: 745 },
  { from: 'extrema', to: 'recife', km: 2574, then: [{ to: 'fortaleza', km: 3373 }] },
  { from: 'extrema', to: 'curitiba', km: 512, then: [{ to: 'porto-alegre', km: 1224 }] },
  { from: 'telemaco', to: 'contagem', km: 1031 },
  { from: 'telemaco', to: 'guarulhos', km: 555 },
  { from: 'telemaco', to: 'paranagua', km: 339 },
  { from: 'joinville', to: 'porto-alegre', km: 624 },
  { from: 'joinville', to: 'guarulhos', km: 546, then: [{ to: 'rio', km: 967 }] },
  { from: 'joinville', to: 'curitiba', km: 130 },
  { from: 'rondonopolis', to: 'santos', km: 1418 },
  { from: 'rondonopolis', to: 'paranagua', km: 1574 },
  { from: 'rondonopolis', to: 'cuiaba', km: 215 },
]
