/** Real cities with the coordinates of their centres (IBGE); the companies are invented. */
type DemoPlace = {
  readonly key: string
  readonly name: string
  readonly kind: 'COLLECT' | 'DELIVERY' | 'BOTH'
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}

const place = (
  key: string,
  kind: DemoPlace['kind'],
  name: string,
  street: string,
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  zone = 'America/Sao_Paulo',
): DemoPlace => ({ key, kind, name, street, city, state, zone, latitude, longitude })

export const demoPlaces = [
  place('cajamar', 'COLLECT', 'CD Cajamar', 'Rodovia Anhanguera, km 38', 'Cajamar', 'SP', -23.3566, -46.8769),
  place('guarulhos', 'BOTH', 'CD Guarulhos', 'Avenida Monteiro Lobato, 4550', 'Guarulhos', 'SP', -23.4538, -46.5333),
  place('paulinia', 'COLLECT', 'Terminal Paulínia', 'Avenida Roberto Simonsen, 500', 'Paulínia', 'SP', -22.7611, -47.1542),
  place('barra-bonita', 'COLLECT', 'Usina Barra Bonita', 'Rodovia SP-255, km 159', 'Barra Bonita', 'SP', -22.4947, -48.5581),
  place('pradopolis', 'COLLECT', 'Usina Boa Vista', 'Fazenda Boa Vista, s/n', 'Pradópolis', 'SP', -21.3594, -48.0656),
  place('santos', 'DELIVERY', 'Porto de Santos', 'Avenida Mário Covas, 1200', 'Santos', 'SP', -23.9608, -46.3336),
  place('ribeirao', 'DELIVERY', 'Atacado Ribeirão', 'Avenida Castelo Branco, 900', 'Ribeirão Preto', 'SP', -21.1775, -47.8103),
  place('betim', 'COLLECT', 'Fábrica Betim', 'Rodovia Fernão Dias, km 485', 'Betim', 'MG', -19.9678, -44.1983),
  place('extrema', 'BOTH', 'CD Extrema', 'Estrada Municipal, 2800', 'Extrema', 'MG', -22.8547, -46.3181),
  place('contagem', 'DELIVERY', 'Gráfica Contagem', 'Rua Simão Antônio, 300', 'Contagem', 'MG', -19.9317, -44.0536),
  place('uberaba', 'DELIVERY', 'Posto Rota 40', 'Avenida Filomena Cartafina, 100', 'Uberaba', 'MG', -19.7483, -47.9319),
  place('uberlandia', 'DELIVERY', 'CD Uberlândia', 'Avenida Floriano Peixoto, 6500', 'Uberlândia', 'MG', -18.9186, -48.2772),
  place('rio', 'DELIVERY', 'Loja Porto', 'Avenida Brasil, 19001', 'Rio de Janeiro', 'RJ', -22.9068, -43.1729),
  place('serra', 'DELIVERY', 'CD Serra', 'Rodovia BR-101, km 262', 'Serra', 'ES', -20.1286, -40.3078),
  place('curitiba', 'DELIVERY', 'Loja Centro', 'Rua Marechal Deodoro, 630', 'Curitiba', 'PR', -25.4284, -49.2733),
  place('telemaco', 'COLLECT', 'Papel Iguaçu', 'Fazenda Monte Alegre, s/n', 'Telêmaco Borba', 'PR', -24.3239, -50.6156),
  place('paranagua', 'DELIVERY', 'Porto de Paranaguá', 'Avenida Ayrton Senna, 161', 'Paranaguá', 'PR', -25.5161, -48.5225),
  place('joinville', 'COLLECT', 'Metalúrgica Joinville', 'Rua Dona Francisca, 8300', 'Joinville', 'SC', -26.3045, -48.8487),
  place('porto-alegre', 'DELIVERY', 'CD Porto Alegre', 'Avenida dos Estados, 1455', 'Porto Alegre', 'RS', -30.0346, -51.2177),
  place('goiania', 'DELIVERY', 'Base Goiânia', 'Avenida Perimetral Norte, 3200', 'Goiânia', 'GO', -16.6869, -49.2648),
  place('brasilia', 'DELIVERY', 'CD Brasília', 'SIA Trecho 3, 1200', 'Brasília', 'DF', -15.7939, -47.8828),
  place(
    'rondonopolis',
    'COLLECT',
    'Terminal Rondonópolis',
    'Rodovia BR-163, km 95',
    'Rondonópolis',
    'MT',
    -16.4673,
    -54.6372,
    'America/Cuiaba',
  ),
  place('cuiaba', 'DELIVERY', 'Atacado Cuiabá', 'Avenida Fernando Corrêa, 5000', 'Cuiabá', 'MT', -15.6014, -56.0979, 'America/Cuiaba'),
  place(
    'campo-grande',
    'DELIVERY',
    'CD Campo Grande',
    'Avenida Gury Marques, 3000',
    'Campo Grande',
    'MS',
    -20.4697,
    -54.6201,
    'America/Campo_Grande',
  ),
  place('salvador', 'DELIVERY', 'Atacado Salvador', 'Rodovia BR-324, km 8', 'Salvador', 'BA', -12.9777, -38.5016, 'America/Bahia'),
  place('recife', 'DELIVERY', 'Atacado Recife', 'Rodovia BR-101 Sul, 2700', 'Recife', 'PE', -8.0476, -34.877, 'America/Recife'),
  place('fortaleza', 'DELIVERY', 'CD Fortaleza', 'Rodovia BR-116, km 12', 'Fortaleza', 'CE', -3.7319, -38.5267, 'America/Fortaleza'),
] as const
