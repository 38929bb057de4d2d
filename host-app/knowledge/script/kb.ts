/**
 * What a knowledge base page can do better where scripts run: suggestions as one types, a rating without a new page, and
 * the widget. Everything works without.
 */
import '../styles.ts'
import { passGate } from '../../features/preview-gate/pass-gate.ts'
import { keepPage } from './feedback.ts'
import { suggest } from './suggest.ts'
import { addWidget } from './widget.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kb-search]')) suggest(form)
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kb-feedback]')) keepPage(form)
void passGate()
if (document.body.dataset['widgets'] === 'true') addWidget()
