/** Style properties that a picture needs of the page's style sheets. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'font-family',
  'opacity',
] as const
const [SCALE, MARGIN, TITLE] = [2, 24, 40]

/** Draws a chart with its title on the card's ground, in twice its size, as a PNG. Rejects if the browser cannot. */
export async function chartPng(chart: SVGSVGElement, title: string): Promise<Blob> {
  const { width, height } = chart.getBoundingClientRect()
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withStyles(chart))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + 2 * MARGIN + TITLE) * SCALE
  const context = canvas.getContext('2d')!
  const root = getComputedStyle(document.documentElement)
  const { fontFamily } = getComputedStyle(chart)
  context.scale(SCALE, SCALE)
  context.fillStyle = root.getPropertyValue('--surface')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = root.getPropertyValue('--ink')
  context.font = `600 16px ${fontFamily}`
  context.fillText(title, MARGIN, MARGIN + 16)
  context.drawImage(image, MARGIN, MARGIN + TITLE, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png'),
  )
}

/** Returns the chart's markup with the styles of the page as attributes: a picture does not see style sheets. */
function withStyles(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true) as SVGSVGElement
  const copies = copy.querySelectorAll('*')
  chart.querySelectorAll('*').forEach((element, at) => {
    const computed = getComputedStyle(element)
    for (const name of STYLES) copies[at]!.setAttribute(name, computed.getPropertyValue(name))
  })
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  return new XMLSerializer().serializeToString(copy)
}
