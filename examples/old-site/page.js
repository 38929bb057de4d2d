document.getElementById('libraries').textContent =
  'Prototype ' +
  (window.Prototype ? Prototype.Version : 'is missing') +
  ', MooTools ' +
  (window.MooTools ? MooTools.version : 'is missing')
