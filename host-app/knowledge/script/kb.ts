/**
 * Enhances a knowledge-base page where scripts run: suggestions while typing, ratings without a page load,
 * and the widget. Everything works without it.
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
